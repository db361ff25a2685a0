/** As in docker/Dockerfile. The smaller young generation saves 30 MB and 12 % of start time. */
export const SERVER_FLAGS = ['--enable-source-maps', '--max-semi-space-size=8'];
