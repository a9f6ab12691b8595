import kenya from './kenya.json' with { type: 'json' };

/** A district; `alsoCovers` are older or neighbouring names for the search. */
export interface City {
  code: string;
  name: string;
  alsoCovers?: readonly string[];
}
/** A province with its districts, which are the city choices (S3-110, S3-111). */
export interface State {
  code: string;
  name: string;
  cities: readonly City[];
}

/**
 * Kenya's eight provinces and 132 districts (S3-112 to S3-119): the 2009 census list folded to the counts of
 * the specification. Coast and North Eastern match the census exactly, Nairobi is named by the specification,
 * Central is likely; which names Eastern, Nyanza, Rift Valley and Western left out is doubtful. A row of the
 * data is a district and, after a colon, the names that were folded into it. Codes are made of names, as in
 * `central.muranga_north`.
 */
export const states: readonly State[] = Object.entries(kenya).map(([name, districts]) => {
  const code = codeOf(name);
  return { code, name, cities: districts.map((row) => cityOf(code, row)) };
});

/** The state of a code, if any. */
export function stateOf(code: string): State | undefined {
  return states.find((state) => state.code === code);
}

function cityOf(state: string, row: string): City {
  const [name = '', folded] = row.split(': ');
  const code = `${state}.${codeOf(name)}`;
  return folded ? { code, name, alsoCovers: folded.split(', ') } : { code, name };
}

function codeOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z]+/g, '_');
}
