import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Picture = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8) var(--mall-space-16);
  align-items: center;
  margin-block-end: var(--mall-space-16);
`

/** A value with the button that changes it. */
export const Changeable = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-8);
  align-items: center;
  overflow-wrap: anywhere;

  /* Its line is as high as those without one. */
  @media (pointer: fine) {
    > [data-variant] {
      margin-block: calc((var(--mall-line-height-14) - var(--mall-control-height)) / 2);
    }
  }
`

export const Logins = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  font-variant-numeric: tabular-nums;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(128px, 1.4fr) 136px 136px minmax(0, 1.2fr) 88px 88px;
    gap: var(--mall-space-4) var(--mall-space-16);
    align-items: center;
    min-block-size: 48px;
    border-block-end: 1px solid var(--mall-divider);
    color: var(--mall-text-secondary);
  }

  [data-part='status-tag'] {
    justify-self: start;
  }

  strong {
    font-weight: 600;
  }

  span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  [data-part='device'] {
    display: grid;
    padding-block: var(--mall-space-4);

    > strong {
      color: var(--mall-text);
    }
  }

  [data-part='action'] {
    justify-self: end;

    > [data-variant='text'] {
      max-inline-size: calc(100% + var(--inset));
      margin-inline-end: calc(-1 * var(--inset));
    }
  }

  ${media.narrow} {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block: var(--mall-space-12);
    }

    [data-part='enterprise'] {
      grid-column: 1;
    }

    [data-part='status-tag'] {
      justify-self: end;
    }

    [data-part='action']:not(:empty) {
      grid-column: 2;
    }
  }
`
