import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Form = styled.form`
  display: contents;
`

/** A setting of several rows, as its words have them. */
export const Lines = styled.span`
  white-space: pre-line;
`

/** A titled list of links. */
export const Column = styled.div`
  display: grid;
  gap: var(--mall-space-12);
  padding: var(--mall-space-16);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
`

export const ColumnHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 320px) minmax(0, 1fr);
  gap: var(--mall-space-12);
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The footer as every page has it, of which nothing can be used. */
export const FooterFrame = styled.div`
  overflow: hidden;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-canvas);
`
