import { createGlobalStyle, styled } from 'styled-components'
import { printAlone, printInk } from '@mall/app-kit/print/print-paper.ts'

/** Each page says whose it is and which of how many: margin boxes take no words from the page itself. */
export const PageOf = createGlobalStyle<{ readonly $name: string }>`
  @page document {
    size: A4 portrait;
    margin: 14mm 14mm 18mm;

    @bottom-left {
      content: ${({ $name }) => JSON.stringify($name)};
      color: #444;
      font-size: 9pt;
    }

    @bottom-right {
      content: '第 ' counter(page) ' 页，共 ' counter(pages) ' 页';
      color: #444;
      font-size: 9pt;
    }
  }
`

/** What a company files: A4, black on white, and as quiet on the screen, where only its stories show it. */
export const Paper = styled.article`
  ${printInk}
  page: document;
  inline-size: 182mm;
  background: #fff;
  font-size: var(--mall-font-size-12);
  font-variant-numeric: tabular-nums;
  line-height: var(--mall-line-height-12);
  overflow-wrap: anywhere;

  & + & {
    break-before: page;
  }

  @media print {
    inline-size: auto;
  }

  h1 {
    margin: 0;
    font-size: var(--mall-font-size-24);
    font-weight: 600;
    line-height: var(--mall-line-height-24);
  }
`

/** Around the papers: the only thing that the printer gets. */
export const Alone = styled.div`
  @media screen {
    display: none;
  }

  @media print {
    ${printAlone}
  }
`

/** Who sends it, and what it is. */
export const Letterhead = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--mall-space-12);
  align-items: center;
  padding-block-end: var(--mall-space-8);
  border-block-end: 2px solid #000;

  > div:nth-of-type(1) {
    font-size: var(--mall-font-size-16);
    font-weight: 600;
    line-height: var(--mall-line-height-16);
  }

  > div:last-child {
    text-align: end;
  }

  small {
    display: block;
    font-size: var(--mall-font-size-12);
    font-weight: 400;
    line-height: var(--mall-line-height-12);
  }

  svg rect,
  svg path {
    print-color-adjust: exact;
  }
`

/** Terms and what they are, in two columns that read down. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, max-content minmax(0, 1fr));
  gap: var(--mall-space-4) var(--mall-space-12);
  margin: 0;
  padding-block: var(--mall-space-12);

  > div {
    display: grid;
    grid-column: span 2;
    grid-template-columns: subgrid;
  }

  > [data-wide] {
    grid-column: 1 / -1;
  }

  > [data-wide] > dd {
    grid-column: 2 / -1;
  }

  dd {
    margin: 0;
    font-weight: 600;
  }
`

/** Ruled on all sides, as such papers are; its head comes again on each page, and no row is cut in two. */
export const Lines = styled.table`
  inline-size: 100%;
  border: 1px solid #000;
  border-collapse: collapse;

  th,
  td {
    padding: 5px 6px;
    border: 1px solid #999;
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }

  thead th {
    border-color: #000;
    background: #f0f0f0;
    font-weight: 600;
    print-color-adjust: exact;
    white-space: nowrap;
  }

  [data-number] {
    text-align: end;
    white-space: nowrap;
  }

  tr {
    break-inside: avoid;
  }

  small {
    display: block;
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
`

/** What it comes to, never on another page than its own parts: the ledger at the end, the amount in words under all of it. */
export const Sums = styled.div`
  break-inside: avoid;
  margin-block-start: var(--mall-space-8);

  > [data-part='ledger'] {
    inline-size: 84mm;
    margin-inline-start: auto;
  }
`

export const InWords = styled.p`
  margin: var(--mall-space-8) 0 0;
  text-align: end;
`

/** Seal and signatures, whole at the end of the paper. */
export const Signatures = styled.footer`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--mall-space-24);
  break-inside: avoid;
  margin-block-start: var(--mall-space-24);
  padding-block-start: var(--mall-space-12);
  border-block-start: 1px solid #999;

  > div {
    position: relative;
    min-block-size: 38mm;
  }

  p {
    margin: 0;
    font-weight: 600;
  }

  /* Its lines end before the seal. */
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 40mm);
    gap: var(--mall-space-16) var(--mall-space-8);
    margin: var(--mall-space-20) 34mm 0 0;
  }

  dl > div {
    display: contents;
  }

  dd {
    margin: 0;
    border-block-end: 1px solid #000;
  }
`

export const SealPlace = styled.span`
  position: absolute;
  inset-block-start: 8mm;
  inset-inline-end: 4mm;
  display: grid;
  place-items: center;
  inline-size: 26mm;
  block-size: 26mm;
  border: 1px dashed #888;
  border-radius: 50%;
  color: #666;
`
