// The little of Markdown that our rules use, as a tree to be drawn: no HTML is made from text.
export type Inline = string | { kind: 'strong' | 'em' | 'code'; text: string };
export type Block =
  | { kind: 'heading'; level: number; id: string; text: Inline[] }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string };

export function inline(text: string): Inline[] {
  return text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((piece) => {
      if (piece.startsWith('**')) return { kind: 'strong', text: piece.slice(2, -2) };
      if (piece.startsWith('`')) return { kind: 'code', text: piece.slice(1, -1) };
      if (piece.length > 2 && piece.startsWith('*')) return { kind: 'em', text: piece.slice(1, -1) };
      return piece;
    });
}

export const textOf = (pieces: Inline[]) => pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
const cells = (line: string) => line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim()));
const address = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');

export function markdown(source: string): Block[] {
  const lines = source.split('\n');
  const blocks: Block[] = [];
  const isItem = (line: string) => /^\s*([-*]|\d+\.)\s+/.test(line);
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!;
    const heading = line.match(/^(#+)\s+(.*)$/);
    if (line.trim() === '') at++;
    else if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]!.length, id: address(heading[2]!), text: inline(heading[2]!) });
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
      while (at < lines.length && lines[at]!.trim() !== '' && !isItem(lines[at]!) && !lines[at]!.startsWith('|') && !lines[at]!.startsWith('#')) paragraph.push(lines[at++]!.trim());
      blocks.push({ kind: 'paragraph', text: inline(paragraph.join(' ')) });
    }
  }
  return blocks;
}

/** What a reader would search in a block. */
export function searchable(block: Block): string {
  if (block.kind === 'list') return block.items.map(textOf).join(' ');
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()].map(textOf).join(' ');
  return block.kind === 'code' ? block.text : textOf(block.text);
}
