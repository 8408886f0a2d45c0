import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** A phone's first screen is for the product. */
export const Crumbs = styled(Breadcrumbs)`
  /* The page has room above it of its own. */
  margin-block-start: calc(-1 * var(--mall-space-12));

  ${media.phone} {
    display: none;
  }
`

/** Pictures, price and buttons, and the reasons; the last ones below the others where there is no room for three. */
export const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 424fr) minmax(0, 520fr) 272px;
  gap: var(--mall-space-32);
  align-items: start;
  margin-block: 0 var(--mall-space-48);

  ${media.laptop} {
    grid-template-columns: minmax(0, 424fr) minmax(0, 520fr);
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--mall-space-20);
  }
  ${media.phone} {
    gap: var(--mall-space-8);
    margin-block: 0 var(--mall-space-24);
  }
`

/** Where the picture will be. */
export const Mat = styled.div`
  aspect-ratio: 1;
  border-radius: var(--mall-radius-card);
  background: var(--mall-picture-ground);
`

/** What there is to read, and beside it other goods of its kind. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 272px;
  gap: var(--mall-space-32);
  align-items: start;

  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** On the canvas as all of the page: its rules are its frame. */
export const TabsFrame = styled.section`
  min-inline-size: 0;
  padding-block-end: var(--mall-space-16);
`
