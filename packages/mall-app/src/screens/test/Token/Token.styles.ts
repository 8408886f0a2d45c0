import { styled } from 'styled-components'

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: var(--mall-space-4) var(--mall-space-16);
  margin: 0 0 var(--mall-space-20);

  dt {
    color: var(--mall-text-secondary);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
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
