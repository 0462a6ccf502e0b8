import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Input } from '#app/ui/input.tsx';

export function PasswordInput(props: ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input
        autoComplete="current-password"
        {...props}
        type={isShown ? 'text' : 'password'}
        className="pe-13"
      />
      <IconButton
        label={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!isShown)}
        className="absolute end-0 top-0"
      >
        {isShown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
      </IconButton>
    </div>
  );
}
