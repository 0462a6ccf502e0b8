export interface WorkingHoursLine {
  days: string;
  hours: string;
}

/** Splits the profile's working hours into lines of days and hours. */
export function workingHoursLines(workingHours: string): WorkingHoursLine[] {
  return workingHours
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const colon = line.indexOf(': ');
      return colon < 0
        ? { days: '', hours: line }
        : { days: line.slice(0, colon), hours: line.slice(colon + 2) };
    });
}
