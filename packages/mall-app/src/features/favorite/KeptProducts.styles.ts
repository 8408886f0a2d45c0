import { Button } from '@mall/ui/button'
import { Tabs } from '@mall/ui/tabs'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'
import { shelf } from '../../components/product/shelf.styles.ts'

export const Group = styled.section`
  display: grid;
  gap: var(--mall-space-12);
`

export const CategoryTabs = styled(Tabs)`
  > [role='tablist'] {
    padding-inline: var(--mall-sheet-padding);
  }

  > [role='tabpanel'] {
    display: grid;
    gap: var(--mall-space-16);
    padding: var(--mall-space-12) var(--mall-sheet-padding) var(--mall-space-24);
  }
`

/** The bar with the actions: it stays in sight over the cards, below the header of the shell. */
export const Bar = styled.div`
  position: sticky;
  z-index: 2;
  inset-block-start: calc(var(--header-height, 0px) + var(--banner-height, 0px));
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8) var(--mall-space-16);
  align-items: center;
  min-block-size: 48px;
  padding-block: var(--mall-space-8);
  background: var(--mall-surface);

  > form {
    margin-inline-start: auto;
  }

  ${media.phone} {
    && > form {
      flex: 1 1 100%;
      margin: 0;
    }
  }
`

export const State = styled(Button)`
  font-variant-numeric: tabular-nums;

  &[aria-pressed='true'] {
    border-color: var(--mall-primary);
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
  }
`

export const Day = styled.h2`
  margin: 0;
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-14);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: var(--mall-line-height-14);
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
  ${shelf}

  &[data-updating] {
    cursor: progress;
    opacity: 0.7;
  }

  /* A thousand cards: those outside of the window are not laid out. */
  > li {
    position: relative;
    display: grid;
    min-inline-size: 0;
    content-visibility: auto;
    contain-intrinsic-size: auto 400px;
  }

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** Over the corner of the picture, whose paper is light in both schemes: the box has a dark border and no ground of its own, or it looks like a ticked one. */
export const Choice = styled.span`
  position: absolute;
  z-index: 1;
  inset-block-start: var(--mall-space-16);
  inset-inline-start: var(--mall-space-16);
  display: grid;
  place-items: center;
  min-inline-size: 32px;
  min-block-size: 32px;

  input:not(:checked) {
    border-color: #3d444a;
    background: transparent;
  }
`

/** What the price fell by is what the agreed price is: a saving. */
export const Drop = styled.span`
  color: var(--mall-cinnabar);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`
