import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Year = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--mall-space-20) var(--mall-space-24);
  align-items: start;

  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Month = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  font-variant-numeric: tabular-nums;

  caption {
    padding-block-end: var(--mall-space-4);
    font-size: var(--mall-font-size-14);
    line-height: var(--mall-line-height-14);
    font-weight: 600;
    text-align: start;
  }
  th {
    padding-block: var(--mall-space-4);
    border-block-end: 1px solid var(--mall-divider);
    color: var(--mall-text-secondary);
    font-weight: 400;
  }
  td {
    padding: 1px;
    text-align: center;
  }
`

/** A day: what it is is said by a word under its number, weekends by their ground. */
export const Day = styled.button`
  display: grid;
  place-content: center;
  inline-size: 100%;
  block-size: 40px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--mall-radius-control);
  background: transparent;
  color: var(--mall-text);
  font: inherit;
  text-align: center;
  cursor: pointer;

  /* Its name says it in whole words. */
  &:not([data-mark=''])::after {
    content: attr(data-mark);
  }
  &[data-kind='weekend'] {
    background: var(--mall-canvas);
    color: var(--mall-text-secondary);
  }
  &[data-kind='holiday'] {
    border-color: var(--mall-control-border);
    background: var(--mall-canvas);
    font-weight: 600;
  }
  &[data-kind='worked'] {
    border: 1px dashed var(--mall-primary);
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
  }
  &[data-today] {
    box-shadow: inset 0 0 0 2px var(--mall-primary);
    color: var(--mall-primary);
    font-weight: 600;
  }
  &:hover:not([aria-disabled='true']) {
    border-color: var(--mall-primary);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-disabled='true'] {
    cursor: default;
  }

  ${media.phone} {
    block-size: 44px;
    font-size: var(--mall-font-size-14);
    line-height: 18px;
  }
`

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8) var(--mall-space-20);
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--mall-text-secondary);

  li {
    display: flex;
    align-items: center;
    gap: var(--mall-space-8);
  }
`

/** A day of the legend. */
export const Sample = styled(Day).attrs({ as: 'span' })`
  inline-size: 32px;
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  cursor: default;
`
