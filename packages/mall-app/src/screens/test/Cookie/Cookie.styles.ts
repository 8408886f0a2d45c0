import { styled } from 'styled-components'

export const Lines = styled.ul`
  display: grid;
  margin: 0 0 var(--mall-space-20);
  padding: 0;
  list-style: none;
`

export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--mall-space-12);
  padding-block: var(--mall-space-4);
  border-block-end: 1px solid var(--mall-divider);
  overflow-wrap: anywhere;
`

export const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--mall-space-12);
`

export const Actions = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: var(--mall-space-8);
`
