// From Stryker's report to a table.

const HEADING = '## Mutations';
const KILLED = ['Killed', 'Timeout'];
const LEFT = ['Survived', 'NoCoverage'];

/** @param {{ files: Record<string, { mutants: { status: string }[] }> }} report */
export function scoresOf({ files }) {
  return Object.entries(files).map(([file, { mutants }]) => {
    const count = (states) => mutants.filter(({ status }) => states.includes(status)).length;
    return { file, killed: count(KILLED), left: count(LEFT) };
  });
}

/** A line for each folder and one for all. */
export function mutationTable(scores) {
  const folderOf = ({ file }) => file.split('/').slice(0, 2).join('/');
  const folders = [...new Set(scores.map(folderOf))].map((name) => [
    name,
    scores.filter((score) => folderOf(score) === name),
  ]);
  const rows = [...folders, ['Everything', scores]].map(([name, files]) => {
    const [killed, left] = ['killed', 'left'].map((key) =>
      files.reduce((sum, file) => sum + file[key], 0),
    );
    const share = killed + left === 0 ? '–' : `${((killed / (killed + left)) * 100).toFixed(1)} %`;
    return `| ${name} | ${killed + left} | ${killed} | ${share} |`;
  });
  return [
    HEADING,
    '',
    'Small mistakes that `npm run mutate` put into the rules, and how many of them a unit test noticed (at least 80 %). What a module makes once when it is loaded is left out: schemas and tables.',
    '',
    '|  | Mutants | Noticed | Share |',
    '| --- | --: | --: | --: |',
    ...rows,
    '',
  ].join('\n');
}

/** The results with this table at their end, in place of an earlier one. */
export function withMutations(results, table) {
  const [others] = results.split(`\n${HEADING}\n`);
  return `${others.trimEnd()}\n\n${table}`;
}

/** What another measurement has to keep when it writes its own results. */
export function mutationsIn(results) {
  const [, table] = results.split(`\n${HEADING}\n`);
  return table === undefined ? '' : `\n${HEADING}\n${table}`;
}
