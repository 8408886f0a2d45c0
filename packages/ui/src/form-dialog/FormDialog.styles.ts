import { styled } from 'styled-components'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mall-space-16);
  margin: 0;

  /* Brought into sight, it does not touch the foot. */
  > [data-part='problem'] {
    scroll-margin-block-end: var(--mall-space-16);
  }
`
