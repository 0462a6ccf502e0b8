import { createContext } from 'react';

/** The picture that the build drew for links to this page; nothing on a page that it did not make. */
export const ShareImage = createContext<string | undefined>(undefined);
