import { styled } from 'styled-components'

export const Root = styled.div`
  container-type: inline-size;
`

export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mall-space-16) var(--mall-space-24);

  > * {
    min-inline-size: 0;
  }
  > [data-full] {
    grid-column: 1 / -1;
  }
  /* Columns follow the place that the form has, not the window. */
  @container (width >= 560px) {
    &[data-columns='2'],
    &[data-columns='3'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container (width >= 880px) {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`
