import { createGlobalStyle, styled } from 'styled-components'

/** On paper there is the order alone: everything that is neither around it nor in it goes. */
export const PrintRules = createGlobalStyle`
  @media print {
    body :not(:has([data-print-sheet]), [data-print-sheet], [data-print-sheet] *) {
      display: none !important;
    }

    html,
    body,
    body :has([data-print-sheet]) {
      min-height: 0 !important;
      max-width: none !important;
      padding: 0 !important;
      background: #fff !important;
    }

    @page {
      margin: 12mm;
    }
  }
`

/** Printed black on white, whatever the scheme on screen. */
export const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mall-space-16);

  @media print {
    --mall-canvas: #fff;
    --mall-surface: #fff;
    --mall-raised: #fff;
    --mall-text: #000;
    --mall-text-secondary: #000;
    --mall-text-tertiary: #000;
    --mall-primary: #000;
    --mall-on-primary: #fff;
    --mall-primary-soft: #fff;
    --mall-cinnabar: #000;
    --mall-success: #000;
    --mall-success-soft: #fff;
    --mall-warning: #000;
    --mall-warning-soft: #fff;
    --mall-danger: #000;
    --mall-danger-soft: #fff;
    --mall-divider: #bbb;
    --mall-control-border: #666;
    gap: var(--mall-space-8);
    color: #000;
    color-scheme: light;

    button,
    a[data-variant] {
      display: none;
    }
  }
`

export const Way = styled.div`
  @media print {
    display: none;
  }
`

export const Card = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mall-space-12);
  align-content: start;
  padding: var(--mall-space-16);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  @media print {
    padding: var(--mall-space-8) 0;
    border-width: 1px 0 0;
    border-radius: 0;
  }
`

export const CardTitle = styled.h2`
  display: flex;
  gap: var(--mall-space-8);
  align-items: center;
  justify-content: space-between;
  min-height: 24px;
  margin: 0;
  font-size: var(--mall-font-size-16);
  line-height: var(--mall-line-height-16);

  button {
    margin-block: -4px;
    font-weight: 400;
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-12) var(--mall-space-24);
  align-items: start;
  justify-content: space-between;

  > :first-child {
    flex: 1 1 400px;
    min-width: 0;
  }
`

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-4) var(--mall-space-12);
  align-items: center;

  h1 {
    margin: 0;
    font-size: var(--mall-font-size-20);
    font-variant-numeric: tabular-nums;
    line-height: var(--mall-line-height-20);
    overflow-wrap: anywhere;
  }
`

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-20);
  color: var(--mall-text-secondary);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8);
  justify-content: flex-end;
`

export const Notice = styled.p`
  display: flex;
  gap: var(--mall-space-8);
  align-items: center;
  margin: 0;
  padding: var(--mall-space-8) var(--mall-space-12);
  border-radius: var(--mall-radius-control);
  background: var(--mall-warning-soft);
  color: var(--mall-warning);

  svg {
    flex: none;
  }
`

export const StepBar = styled.div`
  padding-block: var(--mall-space-16) var(--mall-space-4);
  border-block-start: 1px solid var(--mall-divider);
`

export const Moment = styled.time`
  font-variant-numeric: tabular-nums;

  > span {
    display: inline-block;
    white-space: nowrap;
  }

  @media screen and (width < 720px) {
    [data-part='year'] {
      display: none;
    }
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: var(--mall-space-16);
  align-items: start;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--mall-space-16);
  }

  @media (width < 1080px) {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    display: block;

    > :last-child {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 var(--mall-space-24);
      align-items: stretch;
    }
  }
`

export const Lines = styled.table`
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: var(--mall-space-8);
    border-block-end: 1px solid var(--mall-divider);
    font-weight: 400;
    text-align: end;
  }

  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  td:last-child,
  th:last-child {
    padding-inline-end: 0;
  }

  thead th {
    color: var(--mall-text-secondary);
    white-space: nowrap;
  }

  td:last-child {
    font-weight: 600;
  }

  tr {
    break-inside: avoid;
  }

  @media screen and (width < 720px) {
    &,
    tbody {
      display: block;
    }

    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tbody tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 0 var(--mall-space-8);
      padding-block: var(--mall-space-12);
      border-block-end: 1px solid var(--mall-divider);
    }

    tbody th {
      grid-column: 1 / -1;
      padding: 0 0 var(--mall-space-8);
      border: 0;
    }

    td,
    td:last-child {
      display: grid;
      padding: 0;
      border: 0;
      text-align: start;
    }

    td::before {
      content: attr(data-label);
      color: var(--mall-text-secondary);
      font-size: var(--mall-font-size-12);
      font-weight: 400;
      line-height: var(--mall-line-height-12);
    }
  }
`

export const Product = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: var(--mall-space-12);
  align-items: center;
  min-width: 180px;

  img {
    border-radius: var(--mall-radius-control);
  }

  a {
    display: -webkit-box;
    overflow: hidden;
    color: var(--mall-text);
    overflow-wrap: anywhere;
    text-decoration: none;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  a:hover {
    color: var(--mall-primary);
  }

  small {
    display: block;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
    overflow-wrap: anywhere;
  }
`

export const Sums = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 280px);
  gap: var(--mall-space-8) var(--mall-space-16);
  align-items: start;
  color: var(--mall-text-secondary);

  dd {
    color: var(--mall-text);
  }

  @media screen and (width < 720px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Package = styled.div`
  display: grid;
  gap: var(--mall-space-8);

  & + & {
    padding-block-start: var(--mall-space-12);
    border-block-start: 1px solid var(--mall-divider);
  }

  h3 {
    display: flex;
    gap: var(--mall-space-8);
    align-items: center;
    margin: 0;
    font-size: var(--mall-font-size-14);
    line-height: var(--mall-line-height-14);
  }
`

export const Quiet = styled.p`
  margin: 0;
  color: var(--mall-text-secondary);
`

/** Leaves the corner to the seal. */
export const Sealed = styled.div`
  min-height: 64px;
  padding-inline-end: 72px;
`

/** A square stamp over the corner of the record, set by hand and so not quite straight. */
export const Seal = styled.p`
  position: absolute;
  z-index: 1;
  inset-block-start: var(--mall-space-8);
  inset-inline-end: var(--mall-space-12);
  display: grid;
  place-content: center;
  width: 76px;
  height: 76px;
  margin: 0;
  border: 3px double currentColor;
  border-radius: var(--mall-radius-tag);
  color: var(--mall-cinnabar);
  pointer-events: none;
  text-align: center;
  transform: rotate(-7deg);

  b {
    padding-block-end: var(--mall-space-2);
    border-block-end: 1px solid currentColor;
    font-size: var(--mall-font-size-18);
    line-height: var(--mall-line-height-18);
  }

  time {
    font-size: var(--mall-font-size-12);
    font-variant-numeric: tabular-nums;
    line-height: var(--mall-line-height-12);
  }

  &[data-verdict='rejected'] {
    color: var(--mall-danger);
  }
`

export const Facts = styled.dl`
  display: grid;
  gap: var(--mall-space-4);
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    gap: var(--mall-space-12);
  }

  dt {
    color: var(--mall-text-secondary);
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`

export const Files = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--mall-space-8);
    align-items: center;
    overflow-wrap: anywhere;
  }
`

export const Log = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 132px 112px minmax(0, 1fr);
    gap: 0 var(--mall-space-12);
    padding-block: var(--mall-space-8);
    border-block-start: 1px solid var(--mall-divider);
    overflow-wrap: anywhere;
  }

  time {
    color: var(--mall-text-secondary);
    font-variant-numeric: tabular-nums;
  }

  p {
    margin: 0;
  }

  @media screen and (width < 720px) {
    li {
      grid-template-columns: auto minmax(0, 1fr);
    }

    p {
      grid-column: 1 / -1;
    }
  }
`
