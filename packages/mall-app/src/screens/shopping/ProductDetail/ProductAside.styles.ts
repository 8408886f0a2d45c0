import { DescriptionList } from '@mall/ui/description-list'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** Beside the price and the buttons; below them, in two columns, where there is no room. */
export const Aside = styled.aside`
  display: grid;
  gap: var(--mall-space-24);
  min-inline-size: 0;

  ${media.laptop} {
    grid-column: 1 / -1;
    grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
  }
  ${media.phone} {
    margin-block-start: var(--mall-space-20);
  }
`

/** A heading over ruled lines, as in an account book. */
export const Part = styled.section`
  display: grid;
  align-content: start;
  min-inline-size: 0;

  > h2 {
    margin: 0;
    padding-block-end: var(--mall-space-8);
    border-block-end: 1px solid var(--mall-text);
    font-size: var(--mall-font-size-14);
    font-weight: 600;
    line-height: var(--mall-line-height-14);
  }

  > :is(p, a) {
    justify-self: start;
    margin: 0;
    padding-block-start: var(--mall-space-8);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }

  > p {
    color: var(--mall-text-secondary);
  }
`

/** Values end below each other. */
export const Facts = styled(DescriptionList)`
  dd {
    text-align: end;
  }
`

/** Words of links stand on the column's edge. */
export const Links = styled.div`
  display: flex;
  gap: var(--mall-space-20);

  && > * {
    padding-inline: 0;
  }

  ${media.laptop} {
    grid-column: 1 / -1;
  }
`

export const Saved = styled.span`
  color: var(--mall-cinnabar);
  font-weight: 600;
`

/** How many, and at what price: two columns of figures. */
export const Purchase = styled.span`
  display: inline-flex;
  gap: var(--mall-space-12);

  > :last-child {
    min-inline-size: 64px;
  }
`
