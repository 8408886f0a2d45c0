import { BudgetBar } from '@mall/ui/budget-bar'
import { styled } from 'styled-components'

/** Five figures in one line, or the total above two pairs: none stands alone. */
export const Bar = styled(BudgetBar)`
  container-type: inline-size;

  @container (inline-size < 624px) {
    [data-part='figures'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    [data-part='figures'] > :first-child {
      display: flex;
      grid-column: 1 / -1;
      gap: var(--mall-space-8);
      align-items: baseline;
    }
  }
`

/** What the levels are, and what is said of them at the end of their lines. */
export const Heads = styled.div`
  display: flex;
  gap: var(--mall-space-16);
  justify-content: space-between;
  padding-block-end: var(--mall-space-4);
  border-block-end: 1px solid var(--mall-divider);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
`
