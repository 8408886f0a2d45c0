import { DescriptionList } from '@mall/ui/description-list'
import { styled } from 'styled-components'

export const Facts = styled(DescriptionList)`
  margin-block-end: var(--mall-space-20);
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8);
`

export const Outcome = styled.output`
  display: block;
  margin-block-start: var(--mall-space-16);
  color: var(--mall-text-secondary);
`
