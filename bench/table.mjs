// What every report is written with.

/** Bold is outside of the budget. */
export function mark(text, isOver) {
  return isOver ? `**${text}**` : `${text}`;
}

export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_, at) => (at === 0 ? '---' : '--:'))),
    ...rows.map(line),
  ].join('\n');
}
