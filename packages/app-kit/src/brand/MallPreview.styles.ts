import { styled } from 'styled-components'

/** The two schemes beside each other, below each other where there is no room. */
export const Previews = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: var(--mall-space-16);
`

export const Page = styled.div`
  overflow: hidden;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-canvas);
  color: var(--mall-text);
`

export const Strip = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--mall-space-16);
  padding: var(--mall-space-4) var(--mall-space-16);
  background: var(--mall-chrome);
  color: var(--mall-on-chrome);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--mall-space-12);
  padding: var(--mall-space-12) var(--mall-space-16);

  > img {
    box-sizing: border-box;
    inline-size: 100px;
    block-size: 28px;
    padding-block: var(--mall-space-2);
    border-radius: var(--mall-radius-control);
    object-fit: contain;
    object-position: 0 50%;
  }

  /* Customers draw their logos for white paper; a drawing follows the scheme by itself. */
  > img:not([src*='svg']) {
    padding-inline: var(--mall-space-4);
    background: #fff;
  }
`

export const Body = styled.div`
  display: grid;
  gap: var(--mall-space-12);
  margin: 0 var(--mall-space-16) var(--mall-space-16);
  padding: var(--mall-space-16);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);
`

export const Chosen = styled.div`
  padding: var(--mall-space-4) var(--mall-space-8);
  border-inline-start: 3px solid var(--mall-primary);
  background: var(--mall-primary-soft);
  color: var(--mall-primary);
`
