import { styled } from 'styled-components'

export const LineQuantity = styled.span`
  display: inline-flex;
  gap: var(--mall-space-8);
  align-items: start;
  justify-content: end;
  line-height: var(--mall-control-height);

  s {
    color: var(--mall-text-tertiary);
  }

  /* What is not as it was asked for is what is looked at. */
  &[data-changed] input {
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
    font-weight: 600;
  }
`

/** What is done with a line where it is a card, below the words of its goods. */
export const LineEdit = styled.span`
  display: flex;
  gap: var(--mall-space-8);
  align-items: start;

  small + & {
    margin-block-start: var(--mall-space-4);
  }

  > button {
    flex: none;
  }
`

/** A quantity that was asked for, and the one that it became. */
export const Changed = styled.span`
  white-space: nowrap;

  s {
    color: var(--mall-text-tertiary);
  }

  b {
    font-weight: 600;
  }
`

/** An amount that does not count any more. */
export const Gone = styled.s`
  color: var(--mall-text-tertiary);
`

/** What was changed and is not saved, below the lines. */
export const DraftBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8) var(--mall-space-12);
  align-items: center;
  justify-content: end;
  padding: var(--mall-space-12) var(--mall-sheet-padding, 0px);
`
