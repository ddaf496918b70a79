interface AnchorTabsProps {
  label: string
  items: readonly { href: string; label: string }[]
  /** The href of the section in view. */
  current?: string | undefined
}

/** Links to the sections of a page, styled as tabs. */
export function AnchorTabs({ label, items, current }: AnchorTabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {items.map((item) => (
        <a
          key={item.href}
          className="tab"
          href={item.href}
          aria-current={item.href === current ? 'location' : undefined}
        >
          {item.label}
        </a>
      ))}
    </nav>
  )
}
