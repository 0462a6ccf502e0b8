/** Apart from the schema, which the assistant can do without. */
export const DEFAULT_WELCOME = "Hi! I'm {name}'s AI assistant. How can I help you today?";
