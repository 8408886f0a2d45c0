import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Page = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mall-space-24);
  min-height: calc(100dvh - 96px);
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--mall-space-12) var(--mall-space-24);

  > a {
    display: inline-flex;
    align-items: center;
    gap: var(--mall-space-12);
    color: var(--mall-text);
    text-decoration: none;
  }

  nav {
    display: flex;
    gap: var(--mall-space-20);
  }

  nav a {
    color: var(--mall-text-secondary);
  }

  nav a:hover {
    color: var(--mall-primary);
  }

  ${media.tablet} {
    nav {
      display: none;
    }
  }
`

/** The house's drawing beside the form; on a phone a strip of it above. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: var(--mall-space-64);
  align-items: center;

  > img {
    justify-self: center;
    width: min(100%, 604px);
    height: auto;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 400px);
    gap: var(--mall-space-24);
    place-content: start center;

    > img {
      width: 100%;
      height: 136px;
      border-radius: var(--mall-radius-card);
      background: color-mix(in srgb, var(--mall-divider) 60%, var(--mall-canvas));
      object-fit: cover;
      object-position: 50% 12%;
    }
  }
`

export const Form = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mall-space-20);
  min-width: 0;
`

export const Help = styled.dl`
  margin: var(--mall-space-12) 0 0;
  border-block-start: 1px solid var(--mall-divider);

  > div {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    padding-block: var(--mall-space-8);
    border-block-end: 1px solid var(--mall-divider);
  }

  dt {
    color: var(--mall-text-tertiary);
  }

  dd,
  dd > p {
    margin: 0;
    color: var(--mall-text-secondary);
  }
`
