import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Form = styled.form`
  display: contents;
`

/** A product beside what is written of it; above it where there is no room. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 320px) minmax(0, 640px);
  gap: var(--mall-space-12) var(--mall-space-32);
  align-items: start;
  padding-block: var(--mall-space-16);

  & + & {
    border-block-start: 1px solid var(--mall-divider);
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Fields = styled.div`
  display: grid;
  gap: var(--mall-space-16);
  min-inline-size: 0;
`
