import { LogOut } from 'lucide-react';
import { useId } from 'react';
import { NavLink } from 'react-router';
import { useMedia } from '#app/store/use-content.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Star } from '#app/ui/star.tsx';
import { toast } from '#app/ui/toast.ts';
import { useAuth, useUser } from '../auth/auth-provider.tsx';
import { useConfirmLoss } from '../editor/leave-guard.tsx';
import { useMessageCounts } from '../messages/use-inbox.ts';
import { adminPaths, PUBLIC_HOME } from '../paths.ts';
import { type AdminScreen, fetchScreen, SCREEN_GROUPS } from '../screens.ts';
import { ICONS } from './icons.ts';

/** The whole navigation; in the page on a wide screen, in a drawer on a narrow one. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const { name } = useUser();
  const media = useMedia();
  const isThere = ({ needs }: AdminScreen) => needs === undefined || media !== undefined;
  return (
    <div className="flex h-full flex-col">
      <a
        href={PUBLIC_HOME}
        className="flex min-h-14 items-center gap-2.5 border-b px-5 font-bold tracking-tight hover:text-primary-text"
      >
        <Star filled className="size-5 shrink-0 text-primary-text" />
        <span className="truncate">{name}</span>
        <span className="sr-only">(public site)</span>
      </a>
      <nav aria-label="Admin" className="flex-1 overflow-y-auto overscroll-contain px-3 py-3">
        {SCREEN_GROUPS.map((group) => (
          <div key={group.label} className="mb-4 last:mb-0">
            <p className="label px-2 pb-1.5 text-faint">{group.label}</p>
            <ul>
              {group.screens.filter(isThere).map((screen) => (
                <SidebarLink
                  key={screen.path}
                  screen={screen}
                  {...(onNavigate && { onNavigate })}
                />
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <SignedIn />
    </div>
  );
}

function SidebarLink({ screen, onNavigate }: { screen: AdminScreen; onNavigate?: () => void }) {
  const countId = useId();
  const Icon = ICONS[screen.icon];
  return (
    <li className="relative">
      <NavLink
        to={screen.path}
        onPointerEnter={() => fetchScreen(screen)}
        onFocus={() => fetchScreen(screen)}
        onClick={onNavigate}
        aria-describedby={screen.path === adminPaths.messages ? countId : undefined}
        className="group flex min-h-10 items-center lg:min-h-9 gap-3 rounded-md px-2.5 text-muted transition-colors hover:bg-raised hover:text-ink aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-ink"
      >
        <Icon className="size-[1.125rem] shrink-0 group-aria-[current]:text-primary-text" />
        {screen.label}
      </NavLink>
      {screen.path === adminPaths.messages && <NewMessageCount id={countId} />}
    </li>
  );
}

function NewMessageCount({ id }: { id: string }) {
  const count = useMessageCounts()?.new;
  if (!count) return null;
  return (
    <span
      id={id}
      className="label pointer-events-none absolute end-2.5 top-2 rounded-sm lg:top-1.5 bg-primary px-1.5 text-on-primary"
    >
      {count}
      <span className="sr-only"> new</span>
    </span>
  );
}

function SignedIn() {
  const { logout } = useAuth();
  const { name, email } = useUser();
  const confirmLoss = useConfirmLoss();

  async function leave() {
    if (!(await logout())) return;
    toast({ title: 'Logged out successfully', text: `See you later, ${name}!` });
  }

  return (
    <div className="flex items-center gap-3 border-t p-3 ps-5">
      <div className="min-w-0 flex-1 leading-snug">
        <p className="truncate font-semibold text-sm">{name}</p>
        <p className="label truncate text-faint">{email}</p>
      </div>
      <IconButton label="Logout" onClick={() => confirmLoss(leave)}>
        <LogOut className="size-5" />
      </IconButton>
    </div>
  );
}
