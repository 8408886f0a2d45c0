import { Field } from '@mall/ui/field'
import { styled } from 'styled-components'

export const Files = styled.ul`
  display: grid;
  margin: var(--mall-space-8) 0 0;
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

/** Takes the room that the buttons leave. */
export const Comment = styled(Field)`
  flex: 1 1 240px;
`

/** A price over the words that compare it. */
export const LastPaid = styled.span`
  display: grid;
`

export const LineQuantity = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--mall-space-4) var(--mall-space-8);
  align-items: center;
  justify-content: end;

  s {
    color: var(--mall-text-tertiary);
  }
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
