// How a journey names what it is looking for.

const asName = (name) =>
  name instanceof RegExp ? { source: name.source, flags: name.flags } : name;
const byRole = (role) => (name, within) => ({ role, name: asName(name), within });

export const button = byRole('button');
export const link = byRole('link');
export const heading = byRole('heading');
export const field = byRole('field');
export const checkbox = byRole('checkbox');
export const dialog = byRole('dialog');
export const region = byRole('region');
export const navigation = byRole('navigation');

/** What has no role of its own, by selector and text. */
export const part = (selector, name, within) => ({ selector, name: asName(name), within });

/** A message that shows for some seconds. */
export const toast = (text) => part('[data-sonner-toast] *', text);
