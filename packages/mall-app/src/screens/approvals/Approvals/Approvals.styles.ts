import { RowActions as Actions } from '@mall/ui/row-actions'
import { styled } from 'styled-components'

/** A name of four characters, and what stands beside it in line with the rows above. */
export const Person = styled.span`
  > :first-child:not(:last-child) {
    display: inline-block;
    min-inline-size: 52px;
    margin-inline-end: var(--mall-space-8);
  }
`

/** 驳回 is quieter than 同意: beside each other in each row, in one colour, one is taken for the other. */
export const RowActions = styled(Actions)`
  > [data-tone='danger'] {
    color: var(--mall-text-secondary);
  }
`

export const CardActions = styled.div`
  --mall-control-height: 40px;
  display: flex;
  gap: var(--mall-space-8);
  align-items: center;

  > [data-variant='text'] {
    --ink: var(--mall-text-secondary);
    --ink-hover: var(--mall-danger);
  }
`
