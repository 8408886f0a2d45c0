import { styled } from 'styled-components'
import { media } from '../theme/media.ts'

export const Root = styled.figure`
  --chart-second: color-mix(in oklab, var(--mall-primary) 70%, var(--mall-surface));
  --chart-third: color-mix(in oklab, var(--mall-primary) 40%, var(--mall-surface));
  position: relative;
  min-inline-size: 0;
  margin: 0;
  color: var(--mall-text);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);
`

export const Head = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--mall-space-4) var(--mall-space-16);
  margin-block-end: var(--mall-space-12);

  /* As tall as the line of words, so that charts side by side begin at one height. */
  [data-part='toggle'] {
    margin-block: calc((var(--mall-line-height-16) - var(--mall-control-height)) / 2);
    margin-inline-end: calc(-1 * var(--inset));
  }
`

export const Title = styled.span`
  font-size: var(--mall-font-size-16);
  font-weight: 600;
  line-height: var(--mall-line-height-16);

  [data-compact] & {
    font-size: var(--mall-font-size-14);
    line-height: var(--mall-line-height-14);
  }
`

export const Quiet = styled.span`
  color: var(--mall-text-secondary);
  font-weight: 400;
`

export const Legend = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-4) var(--mall-space-12);
  margin-inline-start: auto;
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
`

/** Its mark stands on the line of its words, which then is that of the whole head. */
export const Key = styled.span`
  white-space: nowrap;

  &::before {
    content: '';
    display: inline-block;
    inline-size: 12px;
    block-size: 12px;
    margin-inline-end: var(--mall-space-4);
    background: var(--chart-second);
    vertical-align: -1px;
  }
  &[data-mark='line']::before {
    block-size: 0;
    vertical-align: 4px;
    border-block-start: 2px solid var(--mall-primary);
    background: none;
  }
  &[data-mark='line'][data-tone='ink']::before {
    border-block-start: 1px solid var(--mall-text);
  }
  &[data-mark='line'][data-tone='quiet']::before {
    border-block-start: 2px dotted var(--mall-text-tertiary);
  }
  &[data-tone='saving']::before {
    border-color: var(--mall-cinnabar);
  }
  &[data-mark='bar'][data-tone='saving']::before {
    background: var(--mall-cinnabar);
  }
`

export const Body = styled.div`
  &[data-layout='beside'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--mall-space-24);
    align-items: start;
  }
  &[data-layout='beside'][data-kind='ring'] {
    grid-template-columns: minmax(120px, 200px) minmax(0, 1fr);
    align-items: center;
  }
  ${media.tablet} {
    &[data-layout='beside'],
    &[data-layout='beside'][data-kind='ring'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const Place = styled.div`
  display: grid;
  min-inline-size: 0;

  > [data-part='message'] {
    place-self: center;
    padding-block: var(--mall-space-24);
  }
`

/** Keeps its line, so that nothing moves while the keyboard goes through the points. */
export const Readout = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-12);
  min-block-size: var(--mall-line-height-14);
  margin: var(--mall-space-8) 0 0;
  color: var(--mall-text-secondary);
  font-variant-numeric: tabular-nums;

  b {
    color: var(--mall-text);
    font-weight: 600;
  }
  > :empty {
    display: none;
  }
  [data-part='hint'] {
    font-size: var(--mall-font-size-12);
  }
`

/** For screen readers and print. */
export const Hidden = styled.div`
  @media not print {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

export const Scroll = styled.div`
  overflow-x: auto;

  [data-kind='ring'] > & {
    container-type: inline-size;
  }
`

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  th,
  td {
    padding: var(--mall-space-4) var(--mall-space-8);
    border-block-end: 1px solid var(--mall-divider);
    font-weight: 400;
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  thead th {
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    font-weight: 600;
    line-height: var(--mall-line-height-12);
  }
  tr[data-active] > * {
    background: var(--mall-primary-soft);
  }
  /* Beside a ring a name that takes two lines stands beside its square, and in a narrow panel most take one. */
  [data-kind='ring'] & tbody th:first-child {
    padding-inline-start: 28px;
  }
  @container (inline-size < 240px) {
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);

    th:first-child {
      padding-inline-start: 0;
    }
    [data-kind='ring'] & tbody th:first-child {
      padding-inline-start: 20px;
    }
    :is(th, td):last-child {
      padding-inline-end: 0;
    }
  }
`

export const Square = styled.i`
  display: inline-block;
  inline-size: 12px;
  block-size: 12px;
  margin-inline: -20px var(--mall-space-8);
  background: var(--shade);

  &[data-hatched] {
    background: repeating-linear-gradient(135deg, var(--chart-second) 0 2px, transparent 2px 4px);
  }
`
