// For tests: the files that a page hands out, by name.
import { vi } from 'vitest';

export function catchDownloads(): Map<string, Promise<string>> {
  const files = new Map<string, Promise<string>>();
  let text = Promise.resolve('');
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    text = (file as Blob).text();
    return 'blob:file';
  });
  vi.spyOn(window, 'open').mockReturnValue(null);
  vi.spyOn(HTMLAnchorElement.prototype, 'download', 'set').mockImplementation((name) => {
    files.set(name, text);
  });
  return files;
}
