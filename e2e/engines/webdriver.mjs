// The few calls of W3C WebDriver that the journeys need.

/** @param {string} address */
export function webDriver(address) {
  return async function call(method, path, body) {
    const response = await fetch(address + path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
}

const KEYS = {
  Shift: '\uE008',
  Control: '\uE009',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** The actions of pressing keys one after the other. */
export function keyActions(keys) {
  const actions = keys.flatMap((key) => {
    const value = KEYS[key] ?? key;
    return [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
  });
  return { actions: [{ type: 'key', id: 'keyboard', actions }] };
}

export function pressActions(x, y) {
  const actions = [
    { type: 'pointerMove', x, y, origin: 'viewport', duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return { actions: [{ type: 'pointer', id: 'mouse', actions }] };
}
