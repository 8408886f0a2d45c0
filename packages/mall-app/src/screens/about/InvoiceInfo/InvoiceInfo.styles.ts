import { DescriptionList } from '@mall/ui/description-list'
import { styled } from 'styled-components'

/** Ruled lines, a double one at the foot. */
export const Details = styled(DescriptionList)`
  max-width: 640px;
  border-block-start: 1px solid var(--mall-control-border);
  border-block-end: 3px double var(--mall-control-border);

  dl > div:last-child {
    border: 0;
  }
`
