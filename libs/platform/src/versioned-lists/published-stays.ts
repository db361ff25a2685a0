interface PublishedTables {
  readonly schema: string;
  /** Has `id` and `published_at`. */
  readonly versions: string;
  /** Has `version_id`. */
  readonly lines: string;
  /** What a published version is of, and why it stays: "a price book does not change: machines were priced with it". */
  readonly reason: string;
}

/** Triggers that refuse every change of a published version and its lines. */
export const publishedStays = ({ schema, versions, lines, reason }: PublishedTables): string => `
  create function ${schema}.refuse_change_of_published() returns trigger language plpgsql as $$
  begin
    if old.published_at is not null then
      raise exception 'a published version of ${reason}'
        using errcode = 'restrict_violation';
    end if;
    return coalesce(new, old);
  end $$;
  create trigger published_stays before update or delete on ${schema}.${versions}
    for each row execute function ${schema}.refuse_change_of_published();

  create function ${schema}.refuse_change_of_published_lines() returns trigger language plpgsql as $$
  begin
    if exists (select 1 from ${schema}.${versions} v
      where v.id in (old.version_id, new.version_id) and v.published_at is not null) then
      raise exception 'a published version of ${reason}'
        using errcode = 'restrict_violation';
    end if;
    return coalesce(new, old);
  end $$;
  create trigger published_lines_stay before insert or update or delete on ${schema}.${lines}
    for each row execute function ${schema}.refuse_change_of_published_lines();
  revoke truncate on ${schema}.${versions}, ${schema}.${lines} from public, current_user;`;
