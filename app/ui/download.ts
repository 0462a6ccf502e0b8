/** Hands the visitor a file that was made in the browser. */
export function downloadFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the file once the click was handled.
  setTimeout(() => URL.revokeObjectURL(address));
}
