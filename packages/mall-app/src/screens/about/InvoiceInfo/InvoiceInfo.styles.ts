import { DescriptionList } from '@mall/ui/description-list'
import { styled } from 'styled-components'

export const Words = styled.p`
  margin: var(--mall-space-16) 0 0;
  color: var(--mall-text-secondary);

  a {
    color: var(--mall-primary);
    text-underline-offset: 3px;
  }
`

/** Ruled lines, a double one at the foot. */
export const Slip = styled(DescriptionList)`
  max-width: 640px;
  margin-block-start: var(--mall-space-20);
  border-block-start: 1px solid var(--mall-control-border);
  border-block-end: 3px double var(--mall-control-border);

  dl > div:last-child {
    border: 0;
  }
`

export const Missing = styled.span`
  color: var(--mall-text-tertiary);
`
