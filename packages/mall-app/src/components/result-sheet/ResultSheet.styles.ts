import { Link } from '@mall/ui/link'
import { Sheet } from '@mall/ui/sheet'
import { styled } from 'styled-components'

/** A narrow sheet, as a receipt. */
export const ResultSheet = styled(Sheet)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mall-space-20);
  justify-items: center;
  max-inline-size: 560px;
  margin: var(--mall-space-32) auto;
  padding: var(--mall-space-48) var(--mall-sheet-padding);
`

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  border-radius: 50%;
  background: var(--mall-success-soft);
  color: var(--mall-success);

  &[data-state='approving'],
  &[data-state='unpaid'] {
    background: var(--mall-warning-soft);
    color: var(--mall-warning);
  }

  &[data-state='refused'] {
    background: var(--mall-danger-soft);
    color: var(--mall-danger);
  }
`

export const Headline = styled.div`
  text-align: center;
`

export const Facts = styled.div`
  inline-size: min(100%, 360px);
`

/** Within a sentence of another colour. */
export const InlineLink = styled(Link)`
  color: inherit;
  text-decoration: underline;
`
