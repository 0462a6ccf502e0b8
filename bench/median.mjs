/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The median of each field of records that have the same fields. */
export function medians(records) {
  return Object.fromEntries(
    Object.keys(records[0]).map((key) => [key, median(records.map((record) => record[key]))]),
  );
}
