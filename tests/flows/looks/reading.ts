import type { CDPSession, Page } from 'playwright-core';
import { testEngine } from '../../browser/engine.ts';
import type { Words } from '../words.ts';

/** One stop of a screen reader, in reading order. */
interface Stop {
  role: string;
  name: string;
  description: string;
  required: boolean;
  invalid: boolean;
  opens: boolean;
  level: number;
  /** The surrounding landmark or dialog. */
  region: string;
  /** The surrounding named groups. */
  groups: string;
  box: { left: number; top: number; bottom: number } | null;
}

interface AxNode {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  ignored: boolean;
  backendDOMNodeId?: number;
  role?: { value: string };
  name?: { value?: string };
  description?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

const actionable = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'radio',
  'checkbox',
  'switch',
  'slider',
  'spinbutton',
  'tab',
  'option',
  'gridcell',
  'menuitem',
]);
const groups = new Set(['group', 'radiogroup', 'listbox', 'grid', 'tablist']);
const regions = new Set(['banner', 'main', 'contentinfo', 'navigation', 'dialog', 'alertdialog']);
/** Rows of a form; elements of a sheet do not count. */
const fields = new Set(['textbox', 'combobox', 'radiogroup', 'checkbox']);

/** Reads the page from start to end as a screen reader with swipes, and reports misleading content. */
export function readingLook(page: Page, words: Words) {
  // The tree is Chromium's.
  if (testEngine !== 'chromium') return async (): Promise<string[]> => [];
  const session = page.context().newCDPSession(page);
  return async (at: string): Promise<string[]> => {
    const stops = await readStops(await session);
    return [
      ...withoutName(stops),
      ...outOfOrder(stops),
      ...wrongHeadings(stops),
      ...sameName(stops),
      ...unsaidRequired(stops, words),
      ...looseErrors(stops, words, at.endsWith('sent empty')),
    ];
  };
}

async function readStops(session: CDPSession): Promise<Stop[]> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const found: { node: AxNode; region: string; groups: string }[] = [];
  const walk = (node: AxNode, region: string, around: string) => {
    const role = node.role?.value ?? '';
    const name = node.name?.value ?? '';
    const inRegion = !node.ignored && regions.has(role) ? `${role} ${name}` : region;
    const inGroup = !node.ignored && groups.has(role) && name !== '' ? `${around}/${name}` : around;
    if (!node.ignored && (actionable.has(role) || fields.has(role) || role === 'heading'))
      found.push({ node, region: inRegion, groups: around });
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) walk(child, inRegion, inGroup);
    }
  };
  if (nodes[0]) walk(nodes[0], 'page', '');
  return Promise.all(
    found.map(async ({ node, region, groups: around }) => {
      const property = (name: string) => node.properties?.find((each) => each.name === name)?.value.value;
      return {
        role: node.role?.value ?? '',
        name: (node.name?.value ?? '').trim(),
        description: node.description?.value ?? '',
        required: property('required') === true,
        invalid: String(property('invalid') ?? 'false') !== 'false',
        opens: property('hasPopup') === 'dialog',
        level: Number(property('level') ?? 0),
        region,
        groups: around,
        box: await boxOf(session, node.backendDOMNodeId),
      };
    }),
  );
}

async function boxOf(session: CDPSession, backendNodeId: number | undefined): Promise<Stop['box']> {
  if (backendNodeId === undefined) return null;
  try {
    const { model } = await session.send('DOM.getBoxModel', { backendNodeId });
    const [left = 0, top = 0, , , , bottom = 0] = model.border;
    return { left, top, bottom };
  } catch {
    // The element has no box of its own.
    return null;
  }
}

const called = ({ role, name, groups: around }: Stop) =>
  `${role} "${name}"${around && ` of ${around.slice(1)}`}`;

function withoutName(stops: Stop[]): string[] {
  return stops.filter(({ name }) => name === '').map((stop) => `${called(stop)} has no name.`);
}

/** Later content stands further down, or further to the end of the same line. */
function outOfOrder(stops: Stop[]): string[] {
  return stops.flatMap((stop, at) => {
    const before = stops
      .slice(0, at)
      .findLast((each) => each.region === stop.region && each.box !== null && each.role !== 'radiogroup');
    if (!before?.box || !stop.box) return [];
    const isAbove = stop.box.bottom <= before.box.top + 1;
    const isSameLine =
      Math.min(stop.box.bottom, before.box.bottom) - Math.max(stop.box.top, before.box.top) >
      (before.box.bottom - before.box.top) / 2;
    const isBefore = isSameLine && stop.box.left < before.box.left - 1;
    return isAbove || isBefore
      ? [`${called(stop)} is read after ${called(before)}, and stands ${isAbove ? 'above' : 'before'} it.`]
      : [];
  });
}

function wrongHeadings(stops: Stop[]): string[] {
  const headings = stops.filter(({ role }) => role === 'heading');
  const inDialog = stops.some(({ region }) => /^(?:alert)?dialog/.test(region));
  const tops = headings.filter(({ level }) => level === 1).length;
  const wrong = headings.flatMap((heading, at) => {
    const above = at === 0 ? (inDialog ? 1 : 0) : headings[at - 1]!.level;
    return heading.level > above + 1
      ? [`${called(heading)} is of level ${heading.level} below ${above}.`]
      : [];
  });
  return inDialog || tops === 1 ? wrong : [...wrong, `The page has ${tops} headings of level 1.`];
}

/** Two controls with one name in one group must do the same. */
function sameName(stops: Stop[]): string[] {
  const seen = new Map<string, number>();
  for (const stop of stops.filter(({ role }) => actionable.has(role)))
    seen.set(called(stop), (seen.get(called(stop)) ?? 0) + 1);
  return [...seen].filter(([, times]) => times > 1).map(([name, times]) => `There are ${times} of ${name}.`);
}

/** A row of a form states whether it is required. */
function unsaidRequired(stops: Stop[], words: Words): string[] {
  const required = words.say('ui:required');
  const optional = words.say('ui:optional');
  const inForm = stops.some((stop) => stop.required || stop.description.includes(required));
  if (!inForm) return [];
  return stops
    .filter(
      ({ role, opens, region }) =>
        /^(?:main|contentinfo)/.test(region) && (fields.has(role) || (role === 'button' && opens)),
    )
    .filter((stop) => {
      const says = stop.required || stop.description.includes(required);
      return says === stop.name.includes(optional);
    })
    .map((stop) => `${called(stop)} does not say whether it must be filled.`);
}

/**
 * A row with an error is described by its message and has a link in the summary. Right after a submit, each
 * link has a row with the same message. Later the summary keeps corrected errors.
 */
function looseErrors(stops: Stop[], words: Words, isFresh: boolean): string[] {
  const spoken = words.say('ui:error');
  const rows = stops.filter(({ role }) => role !== 'link' && role !== 'radio');
  const marked = rows.filter(({ invalid, description }) => invalid || description.includes(spoken));
  const links = stops.filter(
    ({ role, groups: around, name }) => role === 'link' && around === '' && /[?!:.] /.test(name),
  );
  return marked
    .flatMap((row) => {
      if (!row.description.includes(spoken))
        return [`${called(row)} is marked as wrong, and its message is not its description.`];
      const isTold = links.length === 0 || links.some(({ name }) => agrees(name, row));
      return isTold ? [] : [`${called(row)} is marked as wrong, and the summary has no link to it.`];
    })
    .concat(
      isFresh
        ? links
            .filter(({ name }) => !marked.some((row) => agrees(name, row)))
            .map((link) => `${called(link)} of the summary has no row that says the same.`)
        : [],
    );
}

/** Whether "Contact 1, Phone: Enter the phone number" is about this row of the group "Contact 1". */
function agrees(link: string, { name, description, groups: around }: Stop): boolean {
  const at = link.search(/[?!:.] /);
  const group = around.slice(around.lastIndexOf('/') + 1);
  const label = link.slice(0, at);
  const own = group !== '' && label.startsWith(`${group}, `) ? label.slice(group.length + 2) : label;
  // After a colon the sentence goes on in lower case.
  const message = link.slice(at + 2).trim();
  const begun = message.charAt(0).toUpperCase() + message.slice(1);
  return name.startsWith(own) && [message, begun].some((each) => description.includes(each));
}
