import { media, mediaQueries } from '@mall/ui/theme'
import { styled } from 'styled-components'

const columns = '40px minmax(136px, 1fr) 88px minmax(96px, 0.8fr) minmax(200px, 2fr) minmax(128px, 0.9fr) 40px'

export const Grid = styled.div`
  border-block: 1px solid var(--mall-divider);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);
`

export const Head = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  background: var(--mall-canvas);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  font-weight: 600;
  line-height: var(--mall-line-height-12);

  > span {
    padding: var(--mall-space-8);
  }

  > :is(:nth-child(1), :nth-child(3)) {
    text-align: end;
  }

  > :last-child {
    overflow: hidden;
    color: transparent;
  }

  ${media.narrow} {
    display: none;
  }
`

/** Two hundred of them: those out of sight are not laid out. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  align-items: stretch;
  min-block-size: 44px;
  content-visibility: auto;
  contain-intrinsic-size: auto 44px;

  & + & {
    border-block-start: 1px solid var(--mall-divider);
  }

  ${media.narrow} {
    grid-template-areas: 'number code quantity remove' '. remark remark .' '. product product .' '. result result .';
    grid-template-columns: 28px minmax(0, 1fr) 96px 40px;
    contain-intrinsic-size: auto 96px;

    &[data-blank] :is([data-part], [data-column='remark']) {
      display: none;
    }

    > [data-column='code'] { grid-area: code; }
    > [data-column='quantity'] { grid-area: quantity; }
    > [data-column='remark'] { grid-area: remark; }
    > [data-part='product'] { grid-area: product; }
    > [data-part='result'] { grid-area: result; }
    > [data-part='remove'] { grid-area: remove; }
  }
`

export const Number = styled.div`
  align-self: center;
  padding-inline-end: var(--mall-space-8);
  color: var(--mall-text-tertiary);
  font-size: var(--mall-font-size-12);
  font-variant-numeric: tabular-nums;
  text-align: end;

  ${media.narrow} {
    padding-inline-end: var(--mall-space-4);
  }
`

export const Cell = styled.div`
  display: flex;
  border-inline-start: 1px solid var(--mall-divider);

  > input {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 43px;
    padding: 0 var(--mall-space-8);
    border: 0;
    background: transparent;
    color: var(--mall-text);
    font: inherit;
    font-variant-numeric: tabular-nums;

    &::placeholder {
      color: var(--mall-text-tertiary);
      opacity: 1;
    }

    &:focus-visible {
      outline: 2px solid var(--mall-primary);
      outline-offset: -2px;
    }
  }

  &[data-column='quantity'] > input {
    text-align: end;
  }

  /* Named by the head, which a phone has no room for. */
  @media not ${mediaQueries.narrow} {
    &[data-column='remark'] > input::placeholder {
      color: transparent;
    }
  }

  &[data-invalid] > input {
    background: var(--mall-danger-soft);
  }
`

export const Found = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  padding: var(--mall-space-4) var(--mall-space-8);

  &[data-part='product'] {
    border-inline-start: 1px solid var(--mall-divider);
  }

  /* A reason may be long: it takes more lines, not its neighbour's place. */
  &[data-part='result'] > * {
    block-size: auto;
    min-inline-size: 0;
    white-space: normal;
  }

  &[data-part='remove'] {
    justify-content: center;
    padding: 0;
  }

  ${media.narrow} {
    &[data-part='product'] {
      border: 0;
    }

    &:empty {
      display: none;
    }
  }
`

/** A name that may be long, on two lines at most. */
export const Nearest = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  text-align: start;
  white-space: normal;
`
