import { styled } from 'styled-components'
import { media } from '../theme/media.ts'

export const Root = styled.section`
  min-inline-size: 0;
  padding: var(--mall-space-20) var(--mall-sheet-padding, 0px) var(--mall-space-24);
  border-block-start: 1px solid var(--mall-divider);

  &:first-child {
    border-block-start: 0;
  }
  &[data-flush] {
    padding-inline: 0;
    padding-block-end: 0;
  }
  ${media.desk} {
    &[data-heading='start'] {
      display: grid;
      grid-template-columns: 112px minmax(0, 1fr);
      gap: var(--mall-space-24);
    }
    &[data-heading='start'] > :first-child {
      flex-direction: column;
      align-items: start;
      align-self: start;
    }
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--mall-space-4) var(--mall-space-12);
  margin-block-end: var(--mall-space-12);

  [data-flush] > & {
    padding-inline: var(--mall-sheet-padding, 0px);
  }
  > :is(h2, h3) {
    margin: 0;
    font-size: var(--mall-font-size-16);
    line-height: var(--mall-line-height-16);
    font-weight: 600;
    overflow-wrap: anywhere;
    text-spacing-trim: trim-start;
  }
`

export const Aside = styled.span`
  min-inline-size: 0;
  color: var(--mall-text-secondary);
  overflow-wrap: anywhere;
`

/** As tall as the title, so that a button beside it does not move it. */
export const Action = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--mall-space-8);
  margin-block: calc((var(--mall-line-height-16) - var(--mall-control-height)) / 2);
  margin-inline-start: auto;
  min-block-size: var(--mall-control-height);

  > [data-variant='text']:last-child {
    max-inline-size: calc(100% + var(--inset));
    margin-inline-end: calc(-1 * var(--inset));
  }
`

/** What stands beside a heading: its parts below each other. */
export const Body = styled.div`
  display: grid;
  gap: var(--mall-space-12);
  min-inline-size: 0;
`
