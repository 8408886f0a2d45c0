import { media } from '@mall/ui/theme'
import { css, styled } from 'styled-components'
import { shelf } from '../../../components/product/shelf.styles.ts'

export const Layout = styled.div`
  display: grid;
  grid-template-columns: 208px minmax(0, 1fr);
  gap: var(--mall-space-24);
  align-items: start;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Beside the list where there is room; where there is none, they are in a drawer. */
export const Side = styled.aside`
  display: grid;
  gap: var(--mall-space-16);

  > :not(:last-child) {
    padding-block-end: var(--mall-space-16);
    border-block-end: 1px solid var(--mall-divider);
  }
  /* Numbers stand in a column. */
  fieldset > *,
  [data-part='checkbox'],
  [data-part='category'] {
    inline-size: 100%;
  }
  [data-part='label'] {
    flex: 1;
  }
  [data-part='label'] > small {
    float: inline-end;
    line-height: inherit;
  }
  [data-part='category'] > small {
    margin-inline-start: auto;
  }

  ${media.narrow} {
    display: none;
  }
`

export const Content = styled.div`
  display: grid;
  gap: var(--mall-space-16);
  min-width: 0;

  ${media.phone} {
    gap: var(--mall-space-8);
  }
`

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-4) var(--mall-space-16);
  align-items: baseline;

  h1 {
    min-width: 0;
    margin: 0;
    font-size: var(--mall-font-size-24);
    line-height: var(--mall-line-height-24);
    overflow-wrap: anywhere;
    text-spacing-trim: trim-start;
  }

  span {
    color: var(--mall-text-secondary);
    font-variant-numeric: tabular-nums;
  }

  /* One line, of name, number and a visitor's way to the agreed prices, as long as the name is short. */
  ${media.phone} {
    column-gap: var(--mall-space-4);

    h1 {
      font-size: var(--mall-font-size-18);
      line-height: var(--mall-line-height-18);
    }

    span {
      font-size: var(--mall-font-size-12);
      line-height: var(--mall-line-height-12);
    }
  }
`

/** Said once, for all of the prices below. On a phone each of them says by itself that it is the market's. */
export const Note = styled.p`
  margin: 0 0 0 auto;
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  ${media.phone} {
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);

    > span {
      display: none;
    }

    a {
      padding-block: var(--mall-space-12);
    }
  }
`

export const Chosen = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8) var(--mall-space-12);
  align-items: center;
  color: var(--mall-text-secondary);

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--mall-space-8);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

export const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--mall-space-4);
  min-height: 32px;
  padding: 0 var(--mall-space-8) 0 var(--mall-space-12);
  border: 1px solid var(--mall-primary);
  border-radius: var(--mall-radius-control);
  background: var(--mall-primary-soft);
  color: var(--mall-primary);
  font: inherit;
  cursor: pointer;

  @media (pointer: coarse) {
    min-height: 40px;
  }
`

const updating = css`
  &[data-updating] {
    box-shadow: 0 -2px 0 var(--mall-primary);
    cursor: progress;
  }
`

export const Updating = styled.div`
  ${updating}
`

export const Goods = styled.div`
  ${updating}
  ${shelf}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));

  > article {
    /* A thousand cards: those outside of the window are not laid out. */
    content-visibility: auto;
    contain-intrinsic-size: auto 384px;
  }

  /* What is drawn is measured. */
  &[data-windowed] > article {
    content-visibility: visible;
  }

  /* As large as what will come. */
  &[data-loading] > * {
    block-size: 384px;
  }

  &[data-loading][data-view='row'] {
    grid-template-columns: minmax(0, 1fr);
    gap: 1px;

    > * {
      block-size: 64px;
    }
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > article {
      contain-intrinsic-size: auto 190px;
    }

    &[data-loading] > * {
      block-size: 190px;
    }
  }
`

export const Facet = styled.fieldset`
  display: grid;
  gap: var(--mall-space-4);
  justify-items: start;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: var(--mall-space-4);
    padding: 0;
    font-weight: 600;
  }

  small {
    color: var(--mall-text-tertiary);
    font-size: var(--mall-font-size-12);
    font-variant-numeric: tabular-nums;
  }

  /* Its words begin where the names of the group do, though it is as wide as they are. */
  > button {
    justify-content: start;
    margin-inline-start: calc(-1 * var(--inset));

    > [data-part='label'] {
      flex: none;
    }
  }
`

export const CategoryLink = styled.a`
  display: flex;
  gap: var(--mall-space-8);
  align-items: center;
  min-height: 32px;
  color: var(--mall-text);

  &:hover,
  &[aria-current] {
    color: var(--mall-primary);
  }

  &[aria-current] {
    font-weight: 600;
  }
`

/** As wide as the column: two amounts beside each other, the button below. */
export const PriceForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mall-space-8);

  fieldset > legend {
    color: var(--mall-text);
    font-weight: 600;
  }
`
