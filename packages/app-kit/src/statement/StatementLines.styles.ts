import { Button } from '@mall/ui/button'
import { styled } from 'styled-components'

/** Reads as the words of its cell: begins where they do, and ends in … on its second line. */
export const Pieces = styled(Button)`
  && {
    --inset: 0px;
    justify-content: flex-start;
    justify-self: start;
    min-block-size: 24px;
    block-size: auto;
    max-inline-size: 100%;
    padding: 0;
    white-space: normal;
    border-inline-width: 0;
    text-align: start;
  }

  > [data-part='label'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`

/** What a line is, its number and its day, and how it stands, below each other. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  inline-size: 100%;

  /* A button without an edge begins where the words do. */
  > [data-variant='text'] {
    margin-inline-start: calc(-1 * var(--inset));
  }
`

export const Numbered = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-8);
  color: var(--mall-text-secondary);
  font-variant-numeric: tabular-nums;
`

/** 02-19 stays in one line, in the narrowest column. */
export const Day = styled.span`
  white-space: nowrap;
`

/** What is disputed of a line. */
export const Disputed = styled.b`
  color: var(--mall-danger);
  font-weight: 600;
`

/** A disputed line is marked as one that is looked at, in the tone of what is wrong. */
export const Rows = styled.div`
  tr:has(${Disputed}) {
    --row-background: var(--mall-danger-soft);
    box-shadow: inset 3px 0 0 var(--mall-danger);
  }
  tr:has(${Disputed}) > * {
    background: none;
  }
  /* On the same ground it would have none. */
  tr:has(${Disputed}) [data-part='status-tag'] {
    background: var(--mall-surface);
  }
`
