export const PLACEHOLDER_HINT =
  'You can use {name}, {email}, {phone}, {services} and {prices}; they are filled in from your content.';
