import { Button } from '@mall/ui/button'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Layout = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  gap: var(--mall-space-24);
  align-items: start;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Side = styled.aside`
  display: grid;
  gap: var(--mall-space-20);
  padding: var(--mall-space-16);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  ${media.narrow} {
    order: 1;

    &:not([data-open]) {
      display: none;
    }
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
  }

  span {
    color: var(--mall-text-secondary);
    font-variant-numeric: tabular-nums;
  }

  ${media.phone} {
    h1 {
      font-size: var(--mall-font-size-20);
      line-height: var(--mall-line-height-20);
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

/** One line, that is pushed sideways where there is no room for it: what is listed begins right below. */
export const Toolbar = styled.div`
  display: flex;
  gap: var(--mall-space-24);
  align-items: center;
  justify-content: space-between;
  padding: var(--mall-space-4) 0;
  border-block: 1px solid var(--mall-divider);
  overflow-x: auto;
  scrollbar-width: none;

  ${media.tablet} {
    gap: var(--mall-space-8);
    margin-inline: calc(-1 * var(--mall-page-margin, 0px));
    padding: 0 calc(var(--mall-page-margin, 0px) - var(--mall-space-12));
  }
`

/** Where there is room, the filters are beside the list. */
export const FilterToggle = styled(Button)`
  flex: none;
  white-space: nowrap;

  ${media.desk} {
    display: none;
  }
`

export const Choices = styled.div`
  display: flex;
  flex: none;

  button {
    display: inline-flex;
    align-items: center;
    gap: var(--mall-space-4);
    min-height: 40px;
    padding: 0 var(--mall-space-12);
    border: 0;
    border-radius: var(--mall-radius-control);
    background: none;
    color: var(--mall-text-secondary);
    font: inherit;
    white-space: nowrap;
    cursor: pointer;
  }

  button:hover {
    color: var(--mall-primary);
  }

  button[aria-pressed='true'] {
    color: var(--mall-primary);
    font-weight: 600;
  }

`

export const Goods = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: var(--mall-space-16);

  &[data-view='row'] {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--mall-space-8);
  }

  &[data-updating] {
    box-shadow: 0 -2px 0 var(--mall-primary);
    cursor: progress;
  }

  /* A thousand cards: those outside of the window are not laid out. */
  > article {
    content-visibility: auto;
    contain-intrinsic-size: auto 440px;
  }

  &[data-view='row'] > article {
    contain-intrinsic-size: auto 140px;
  }

  ${media.phone} {
    gap: var(--mall-space-8);

    &[data-view='grid'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
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

  /* Its words stand below the names above it. */
  > button {
    margin-inline-start: calc(-1 * var(--mall-space-12));
  }
`

export const CategoryLink = styled.a`
  display: flex;
  gap: var(--mall-space-8);
  align-items: center;
  min-height: 32px;
  color: var(--mall-text);
  text-decoration: none;

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
