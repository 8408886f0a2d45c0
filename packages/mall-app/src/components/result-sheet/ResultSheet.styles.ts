import { Sheet } from '@mall/ui/sheet'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** One sheet of ruled parts: what became of it, where it goes, what it comes to. */
export const Paper = styled(Sheet)`
  --mall-sheet-padding: var(--mall-space-32);
  max-inline-size: 880px;
  margin: var(--mall-space-24) auto var(--mall-space-48);

  > * + * {
    border-block-start: 1px solid var(--mall-divider);
  }

  ${media.tablet} {
    --mall-sheet-padding: var(--mall-space-16);
    margin-block-start: 0;
  }
`

export const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--mall-space-16);
  align-items: start;
  padding: var(--mall-space-32) var(--mall-sheet-padding) var(--mall-space-24);

  > div {
    display: grid;
    gap: var(--mall-space-4);
    padding-block-start: var(--mall-space-8);
  }

  h1 {
    margin: 0;
    text-wrap: balance;
  }

  time {
    white-space: nowrap;
  }

  /* In the middle of its line. */
  [data-part='status-tag'] {
    margin-inline-start: var(--mall-space-4);
    vertical-align: 2px;
  }

  ${media.tablet} {
    gap: var(--mall-space-12);
    padding-block: var(--mall-space-20) var(--mall-space-16);
  }
`

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border-radius: 50%;
  background: var(--mall-success-soft);
  color: var(--mall-success);

  &[data-tone='waiting'] {
    background: var(--mall-warning-soft);
    color: var(--mall-warning);
  }

  &[data-tone='failed'] {
    background: var(--mall-danger-soft);
    color: var(--mall-danger);
  }

  &[data-tone='ended'] {
    background: var(--mall-canvas);
    color: var(--mall-text-secondary);
  }
`

export const Part = styled.div`
  padding: var(--mall-space-24) var(--mall-sheet-padding);

  ${media.tablet} {
    padding-block: var(--mall-space-16);
  }
`

/** What comes next, in a ruled line of its own. */
export const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-2) var(--mall-space-12);
  align-items: baseline;
  margin-block-start: var(--mall-space-20);
  padding-inline-start: var(--mall-space-12);
  border-inline-start: 3px solid var(--mall-primary);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  > b {
    font-weight: 600;
  }

  > p {
    flex: 1 1 320px;
    margin: 0;
    color: var(--mall-text-secondary);
  }
`

/** What it is about, and beside it what it comes to and the way on. */
export const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: var(--mall-space-32);
  align-items: end;
  padding: var(--mall-space-20) var(--mall-sheet-padding) var(--mall-space-32);

  > :first-child {
    align-self: start;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--mall-space-8);
    padding-block: var(--mall-space-8) var(--mall-space-20);
  }
`

/** As wide as the sum above them; on a phone the likeliest, which comes last, has a line of its own. */
export const Actions = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: var(--mall-space-12);
  margin-block-start: var(--mall-space-20);

  ${media.phone} {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      order: -1;
      grid-column: 1 / -1;
    }
  }
`
