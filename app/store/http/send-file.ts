// Sends a file and says how much of it is on its way, which `fetch` does not.

export type SendFile = (
  path: string,
  file: File,
  onProgress: (part: number) => void,
) => Promise<Response>;

export const sendFile: SendFile = (path, file, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new Error('The file was not sent.'));
    request.send(file);
  });
