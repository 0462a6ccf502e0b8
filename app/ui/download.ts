/** Hands somebody a file that this page has. */
export function downloadFile(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the file once the click was handled.
  setTimeout(() => URL.revokeObjectURL(address));
}
