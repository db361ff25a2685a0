#!/bin/sh
# Runs a command under a CPU quota of half a core, or CPU_PERCENT. Needs root on Linux. `npm run test:slow`
set -eu
period=100000
quota=$((${CPU_PERCENT:-50} * period / 100))
if [ -f /sys/fs/cgroup/cgroup.controllers ]; then
  echo +cpu > /sys/fs/cgroup/cgroup.subtree_control
  group=/sys/fs/cgroup/casewright-slow
  mkdir -p "$group"
  echo "$quota $period" > "$group/cpu.max"
else
  group=/sys/fs/cgroup/cpu/casewright-slow
  mkdir -p "$group"
  echo "$period" > "$group/cpu.cfs_period_us"
  echo "$quota" > "$group/cpu.cfs_quota_us"
fi
echo $$ > "$group/cgroup.procs"
exec "$@"
