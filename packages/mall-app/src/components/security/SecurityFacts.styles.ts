import { DescriptionList } from '@mall/ui/description-list'
import { styled } from 'styled-components'

export const Facts = styled(DescriptionList)`
  margin: var(--mall-space-12) 0 var(--mall-space-16);
`
