import { Link } from '@mall/ui/link'
import { media, mediaQueries, tokens } from '@mall/ui/theme'
import { styled } from 'styled-components'
import { shelf } from '../../../components/product/shelf.styles.ts'

/** A floor outside the window is neither laid out nor painted: the first paint waits for what is in sight alone. */
export const Floor = styled.section`
  margin-block-start: var(--mall-space-24);
  content-visibility: auto;
  contain-intrinsic-block-size: auto 420px;

  &[data-first] {
    grid-area: floor;
    min-width: 0;
    margin-block-start: 0;
    content-visibility: visible;
  }

  ${media.phone} {
    contain-intrinsic-block-size: auto 720px;

    &:nth-of-type(n + 4) {
      contain-intrinsic-block-size: auto 400px;
    }
  }
`

export const FloorHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin-block-end: var(--mall-space-12);

  h2 {
    margin: 0;
    font-size: var(--mall-font-size-16);
    line-height: var(--mall-line-height-16);
  }
`

/** As many as fill their lines: five, four or three in one, on a phone two in two; brands twelve in two, three or four lines. */
export const Goods = styled.div`
  --columns: 5;
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  ${shelf}

  &[data-kind='brands'] {
    --columns: 6;
  }

  ${media.laptop} {
    &[data-kind='products'] {
      --columns: 4;

      > :nth-child(n + 5) {
        display: none;
      }
    }
  }

  ${media.narrow} {
    &[data-kind='products'] {
      --columns: 3;
    }

    &[data-kind='brands'] {
      --columns: 4;
    }
  }

  @media ${mediaQueries.narrow} and (width >= ${tokens.breakpoints.tablet}px) {
    &[data-kind='products'] > :nth-child(4) {
      display: none;
    }
  }

  ${media.tablet} {
    &[data-kind='products'] {
      --columns: 2;
    }
  }

  /* Three floors show the pattern: of the others a phone shows one line. */
  ${media.phone} {
    &[data-kind='brands'] {
      --columns: 3;
    }

    ${Floor}:nth-of-type(n + 4) > &[data-kind='products'] > :nth-child(n + 3) {
      display: none;
    }
  }
`

export const BrandLink = styled(Link)`
  display: grid;
  place-items: center;
  min-height: 64px;
  border-style: solid;
  border-color: var(--mall-divider);

  @media (hover: hover) {
    &:hover {
      background: var(--mall-primary-soft);
    }
  }

  img {
    max-width: 80%;
    height: auto;
  }
`
