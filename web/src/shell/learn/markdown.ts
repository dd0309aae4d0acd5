// Parses the subset of Markdown that our rules use into a tree. It never creates HTML from text.
export type Inline =
  | string
  | { kind: 'strong' | 'em' | 'code'; text: string }
  | { kind: 'link'; text: string; to: string };
export type Block =
  | { kind: 'heading'; level: number; id: string; text: Inline[] }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string };

export function inline(text: string): Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`|\[[^\]]+\]\([^)]*\))/)
    .filter(Boolean)
    .map((piece) => {
      const link = piece.match(/^\[(.+)\]\((.*)\)$/);
      // Only our own pages become links.
      if (link)
        return link[2]!.startsWith('/') ? { kind: 'link', text: link[1]!, to: link[2]! } : link[1]!;
      if (piece.startsWith('**')) return { kind: 'strong', text: piece.slice(2, -2) };
      if (piece.startsWith('`')) return { kind: 'code', text: piece.slice(1, -1) };
      if (piece.length > 2 && piece.startsWith('*'))
        return { kind: 'em', text: piece.slice(1, -1) };
      return piece;
    });
}

export const textOf = (pieces: Inline[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

export function markdown(source: string): Block[] {
  const lines = source.split('\n');
  const blocks: Block[] = [];
  const place: number[] = [];
  const isItem = (line: string) => /^\s*([-*]|\d+\.)\s+/.test(line);
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    const heading = line.match(/^(#+)\s+(.*)$/);
    if (line.trim() === '') at++;
    else if (heading) {
      const level = heading[1]!.length;
      place.length = level;
      place[level - 1] = (place[level - 1] ?? 0) + 1;
      // The address is the chapter's position, so that it is the same in every language.
      blocks.push({
        kind: 'heading',
        level,
        id: `chapter-${place.slice(1).join('-')}`,
        text: inline(heading[2]!),
      });
      at++;
    } else if (line.startsWith('```')) {
      const end = lines.findIndex((other, index) => index > at && other.startsWith('```'));
      blocks.push({ kind: 'code', text: lines.slice(at + 1, end).join('\n') });
      at = end + 1;
    } else if (line.startsWith('|')) {
      const rows: string[] = [];
      while (at < lines.length && lines[at]!.startsWith('|')) rows.push(lines[at++]!);
      blocks.push({ kind: 'table', head: cells(rows[0]!), rows: rows.slice(2).map(cells) });
    } else if (isItem(line)) {
      const items: string[] = [];
      const ordered = /^\s*\d/.test(line);
      while (at < lines.length && lines[at]!.trim() !== '') {
        if (isItem(lines[at]!)) items.push(lines[at]!.replace(/^\s*([-*]|\d+\.)\s+/, ''));
        else items[items.length - 1] += ` ${lines[at]!.trim()}`;
        at++;
      }
      blocks.push({ kind: 'list', ordered, items: items.map(inline) });
    } else {
      const paragraph: string[] = [];
      while (
        at < lines.length &&
        lines[at]!.trim() !== '' &&
        !isItem(lines[at]!) &&
        !lines[at]!.startsWith('|') &&
        !lines[at]!.startsWith('#')
      )
        paragraph.push(lines[at++]!.trim());
      blocks.push({ kind: 'paragraph', text: inline(paragraph.join(' ')) });
    }
  }
  return blocks;
}

/** The searchable text of a block. */
export function searchable(block: Block): string {
  if (block.kind === 'list') return block.items.map(textOf).join(' ');
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()].map(textOf).join(' ');
  return block.kind === 'code' ? block.text : textOf(block.text);
}
