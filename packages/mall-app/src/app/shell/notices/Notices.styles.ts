import { styled } from 'styled-components'

/** A tool that is an icon: its number hangs on it, cut out of the bar that it stands in. */
export const Bell = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 20px;

  @media (pointer: coarse) {
    inline-size: 24px;
  }
  > b {
    position: absolute;
    inset-block-end: 8px;
    inset-inline-start: 10px;
    min-inline-size: 16px;
    padding: 0 var(--mall-space-4);
    border-radius: 8px;
    background: var(--mall-primary);
    box-shadow: 0 0 0 2px var(--bell-ground, var(--mall-chrome));
    color: var(--mall-on-primary);
    font-size: var(--mall-font-size-12);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    line-height: 16px;
    text-align: center;
  }
`

/** What has no place in the bar: a dialog, and what is only heard. */
export const Beside = styled.li`
  position: absolute;
`

export const Panel = styled.div`
  inline-size: min(360px, 100vw - 56px);
  max-block-size: min(560px, 100dvh - 120px);
  overflow-y: auto;
  overscroll-behavior: contain;
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);
`

export const Quiet = styled.p`
  margin: 0;
  color: var(--mall-text-secondary);
`

export const Head = styled.div`
  display: flex;
  gap: var(--mall-space-4);
  align-items: center;
  min-block-size: 40px;

  h2 {
    flex: 1;
    margin: 0;
    font-size: var(--mall-font-size-14);
    font-weight: 600;
    line-height: var(--mall-line-height-14);
  }

  /* Its words end where the rows do, within the panel, which scrolls. */
  > [data-variant='text']:last-child {
    padding-inline-end: 0;
    border-inline-end: 0;
  }
`

export const Todos = styled.ul`
  margin: 0 0 var(--mall-space-8);
  padding: 0;
  list-style: none;

  a {
    display: flex;
    gap: var(--mall-space-12);
    align-items: center;
    justify-content: space-between;
    min-block-size: 40px;
    border-block-end: 1px solid var(--mall-divider);
    color: var(--mall-text);
    font-variant-numeric: tabular-nums;
  }

  a:hover {
    color: var(--mall-primary);
  }
`

export const Announced = styled.ul`
  margin: 0 0 var(--mall-space-8);
  padding: 0;
  border-block-start: 1px solid var(--mall-divider);
  list-style: none;

  li {
    display: flex;
    gap: var(--mall-space-12);
    align-items: center;
    min-block-size: 40px;
  }

  a {
    flex: 1;
    overflow: hidden;
    color: var(--mall-text);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  a:hover {
    color: var(--mall-primary);
  }

  time {
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    font-variant-numeric: tabular-nums;
  }
`

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Row = styled.li`
  position: relative;
  display: flex;
  gap: var(--mall-space-4);
  align-items: flex-start;
  padding-block: var(--mall-space-8);
  padding-inline-start: var(--mall-space-12);
  border-block-start: 1px solid var(--mall-divider);

  &[data-unread]::before {
    content: '';
    position: absolute;
    inset-block-start: 15px;
    inset-inline-start: 0;
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: var(--mall-primary);
  }

  > a {
    flex: 1;
    min-inline-size: 0;
    color: var(--mall-text-secondary);
    overflow-wrap: anywhere;
  }

  &[data-unread] > a {
    color: var(--mall-text);
  }

  > a:hover {
    color: var(--mall-primary);
  }
`

export const Title = styled.span`
  display: block;

  [data-unread] & {
    font-weight: 600;
  }
`

export const Facts = styled.span`
  display: block;
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  font-variant-numeric: tabular-nums;
  line-height: var(--mall-line-height-12);
`

export const Placeholder = styled.div`
  display: grid;
  gap: var(--mall-space-8);
  padding-block: var(--mall-space-12);
  border-block-start: 1px solid var(--mall-divider);
`
